import { useUiText } from './texts';
import { Tag } from './tag';

export function SampleMark({ of: { isSample } }: { of: { isSample?: boolean } }) {
  const text = useUiText();
  return isSample ? <Tag tone="neutral">{text('ui.sample')}</Tag> : null;
}
