import { useUiText } from './texts';
import { Tag } from './tag';

/** Marks a row of the sample data that has not been edited. */
export function SampleMark({ of: { isSample } }: { of: { isSample?: boolean } }) {
  const text = useUiText();
  return isSample ? <Tag tone="neutral">{text('ui.sample')}</Tag> : null;
}
