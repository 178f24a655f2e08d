export default async function () {
  await globalThis.stopCluster?.();
}
