import { followCalls, getLive } from '@strapec/contracts';
import { measureClock } from './clock';
import { followMissingFiles } from './outdated-page';

/** What a page does once it is awake: it learns the server's time, because a document may be kept, and be of any age. */
export async function afterWaking(): Promise<void> {
  followMissingFiles();
  followCalls(measureClock);
  await getLive({ cache: 'no-store', timeoutMs: 2_000 });
}
