import { callUrl } from '@strapec/domain';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import { Tag } from './tag';

/** A guest's phone number as a link that calls it; a number that cannot be called is marked. */
export function GuestPhone({ phone, phoneE164 }: { phone: string; phoneE164: string | null }) {
  const text = useText<keyof typeof en>();
  const url = callUrl(phoneE164);
  if (url) return <a href={url}>{phone}</a>;
  return (
    <span>
      {phone} <Tag tone="waiting">{text('ui.uncallable')}</Tag>
    </span>
  );
}
