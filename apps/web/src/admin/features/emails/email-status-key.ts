/** Under which the cache keeps what became of the mails. */
export const emailStatusKey = ['/api/admin/email/status'];
