/** The bundler puts this code two folders deep, like its source. */
export const programFileUrl = (name: string): URL => new URL(`../../${name}`, import.meta.url);
