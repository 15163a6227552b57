// The declarations of the Windows SDK that the sources use.
typedef struct _RTL_SRWLOCK {
    void *Ptr;
} SRWLOCK;

void InitializeSRWLock(SRWLOCK *);
void AcquireSRWLockExclusive(SRWLOCK *);
void ReleaseSRWLockExclusive(SRWLOCK *);
unsigned char TryAcquireSRWLockExclusive(SRWLOCK *);
unsigned int GetCurrentThreadId(void);
