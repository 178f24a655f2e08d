/** What a file or folder was to give; null when it is not there. Any other failure stays one: a disk is not empty because it is unreadable. */
export async function ifThere<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
