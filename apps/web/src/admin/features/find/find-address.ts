export const findPath = '/admin/find';

/** Where the answer to a search stands. */
export const addressOfSearch = (q: string): string => (q === '' ? findPath : `${findPath}?q=${encodeURIComponent(q)}`);
