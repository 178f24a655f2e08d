const emailPattern = /[^/]*(?:@|%40)[^/]*/gi;
const tokenPattern = /(\/unsubscribe\/|^\/r\/|\/guest\/reservations\/)[^/]+/gi;

/** For logs: replaces e-mail addresses and tokens (rules §14). */
export function redactPath(path: string): string {
  return path.replace(emailPattern, ':email').replace(tokenPattern, '$1:token');
}
