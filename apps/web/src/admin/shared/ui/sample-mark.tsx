import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import { Tag } from './tag';

/** Says of a row that it came with the sample bar and is still as it came. */
export function SampleMark({ of: { isSample } }: { of: { isSample?: boolean } }) {
  const text = useText<keyof typeof en>();
  return isSample ? <Tag tone="neutral">{text('ui.sample')}</Tag> : null;
}
