import { callUrl } from '@strapec/domain';

interface PhoneLinkProps {
  phone: string;
  className?: string | undefined;
}

/** Plain unless it is one number. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  const url = callUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className={className}>
      {phone}
    </a>
  );
}
