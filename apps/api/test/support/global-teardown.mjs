export default async function () {
  await globalThis.leaveCluster?.();
}
