// The declarations of the Windows SDK that the sources use.
typedef struct _RTL_SRWLOCK {
    void *Ptr;
} SRWLOCK;

void InitializeSRWLock(SRWLOCK *);
void AcquireSRWLockExclusive(SRWLOCK *);
void ReleaseSRWLockExclusive(SRWLOCK *);
unsigned char TryAcquireSRWLockExclusive(SRWLOCK *);
unsigned int GetCurrentThreadId(void);

typedef unsigned int DWORD;
typedef struct HKEY__ {
    int unused;
} *HKEY;

// In Swift's module WinSDK, this is a variable.
HKEY current_user_key(void) __attribute__((swift_name("getter:HKEY_CURRENT_USER()")));
#define RRF_RT_REG_DWORD 0x00000010
#define ERROR_SUCCESS 0
#define ERROR_FILE_NOT_FOUND 2
// The type of a Windows `LONG`.
int RegGetValueW(HKEY, const unsigned short *key, const unsigned short *value, DWORD flags, DWORD *type, void *data,
                 DWORD *size);
