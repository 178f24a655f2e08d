import { callUrl } from '@strapec/domain';

/** Plain unless it is one number. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  const url = callUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className={className}>
      {phone}
    </a>
  );
}
