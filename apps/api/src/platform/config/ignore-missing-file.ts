/** Other errors are thrown: an unreadable disk is not an empty one. */
export async function ignoreMissingFile<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
