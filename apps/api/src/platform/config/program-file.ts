/** The bundler puts this code two folders deep, like its source. */
export const programFile = (name: string): URL => new URL(`../../${name}`, import.meta.url);
