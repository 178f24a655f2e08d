import { telUrl } from '@strapec/domain';

/** Plain unless it is one number. */
export function PhoneLink({ phone }: { phone: string }) {
  const url = telUrl(phone);
  return url ? <a href={url}>{phone}</a> : phone;
}
