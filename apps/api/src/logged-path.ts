const address = /[^/]*(?:@|%40)[^/]*/gi;
const token = /(\/unsubscribe\/|^\/r\/|\/guest\/reservations\/)[^/]+/gi;

/** Without e-mail addresses and tokens (rules §14). */
export function loggedPath(path: string): string {
  return path.replace(address, ':email').replace(token, '$1:token');
}
