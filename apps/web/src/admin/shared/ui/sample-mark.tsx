import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import { Tag } from './tag';

/** Marks a row of the sample data that has not been edited. */
export function SampleMark({ of: { isSample } }: { of: { isSample?: boolean } }) {
  const text = useText<keyof typeof en>();
  return isSample ? <Tag tone="neutral">{text('ui.sample')}</Tag> : null;
}
