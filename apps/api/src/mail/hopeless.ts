/** 5.1.7 and 5.1.8 find fault with our own address, which an operator can put right. */
const noSuchAddress = /^5\d\d[ -]5\.1\.(?![78]\b)\d{1,3}\b/;

/** Whether a mail server has said that an address does not exist (RFC 3463, 5.1.x): asked again it would say the same. */
export function isHopeless(failure: unknown): boolean {
  const { response } = (failure ?? {}) as { response?: unknown };
  return typeof response === 'string' && noSuchAddress.test(response);
}
