interface PhoneLinkProps {
  /** As people write it: with spaces, and whatever else makes it readable. */
  phone: string;
  className?: string | undefined;
}

/** A telephone number that calls at a tap. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
      {phone}
    </a>
  );
}
