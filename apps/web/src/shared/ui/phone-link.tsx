import { callUrl } from '@strapec/domain';

interface PhoneLinkProps {
  /** As people write it: with spaces or other separators. */
  phone: string;
  className?: string | undefined;
}

/** The venue's telephone number as a link that calls; a text that is not exactly one number is plain text. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  const url = callUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className={className}>
      {phone}
    </a>
  );
}
