import { callUrl } from '@strapec/domain';

interface PhoneLinkProps {
  /** As people write it: with spaces, and whatever else makes it readable. */
  phone: string;
  className?: string | undefined;
}

/** The telephone number of the house, which calls at a tap; what is not one number is a text. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  const url = callUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className={className}>
      {phone}
    </a>
  );
}
