/** Node's options, from the project's folder. With 8 MiB for the youngest objects instead of 16 a process at rest needs 27 MiB less (docs/performance.md). */
export const apiProgram = ['--max-semi-space-size=8', 'apps/api/dist/main.js'];
