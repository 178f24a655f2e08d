const address = /[^/]*(?:@|%40)[^/]*/gi;
const token = /(\/unsubscribe\/|^\/r\/|\/guest\/reservations\/)[^/]+/gi;

/** The path of a call as logs may keep it: e-mail addresses and keys in it are taken out (rules §14). */
export function loggedPath(path: string): string {
  return path.replace(address, ':email').replace(token, '$1:token');
}
