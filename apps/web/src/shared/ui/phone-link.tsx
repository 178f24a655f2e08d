import { toTelUrl } from '@strapec/domain';

/** Plain unless it is one number. */
export function PhoneLink({ phone }: { phone: string }) {
  const url = toTelUrl(phone);
  return url ? <a href={url}>{phone}</a> : phone;
}
