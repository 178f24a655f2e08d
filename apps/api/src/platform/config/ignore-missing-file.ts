/** Other errors are thrown: an unreadable disk is not an empty one. */
export async function ignoreMissingFile<Result>(fileRead: Promise<Result>): Promise<Result | null> {
  try {
    return await fileRead;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
