/** A file of the built program, by its path below `dist`: the bundler puts this code two folders deep, as its source is. */
export const programFile = (name: string): URL => new URL(`../../${name}`, import.meta.url);
