import type { LocalMoment } from '@strapec/domain';
import { currentMoment } from '../../shared/clock';
import { useCurrentMoment } from '../../shared/use-current-moment';

/** Each minute. */
export const useNow = (): LocalMoment => useCurrentMoment() ?? currentMoment();
