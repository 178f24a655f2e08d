import { callUrl } from '@strapec/domain';

interface PhoneLinkProps {
  /** With spaces or other separators. */
  phone: string;
  className?: string | undefined;
}

/** A text that is not one number stays plain. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  const url = callUrl(phone);
  if (!url) return phone;
  return (
    <a href={url} className={className}>
      {phone}
    </a>
  );
}
