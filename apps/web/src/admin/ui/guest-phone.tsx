import { toTelUrl } from '@strapec/domain';
import { useUiText } from './texts';
import { Tag } from './tag';

export function GuestPhone({ phone, phoneE164 }: { phone: string; phoneE164: string | null }) {
  const text = useUiText();
  const url = toTelUrl(phoneE164);
  if (url) return <a href={url}>{phone}</a>;
  return (
    <span>
      {phone} <Tag tone="waiting">{text('ui.uncallable')}</Tag>
    </span>
  );
}
