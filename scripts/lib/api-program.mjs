/**
 * What Node is given to run the API, from the project's folder. The youngest objects have 8 MiB instead of Node's 16: at rest
 * a process needs 27 MiB less, and answers as many (docs/performance.md).
 */
export const apiProgram = ['--max-semi-space-size=8', 'apps/api/dist/main.js'];
