/** With the heading of the specification. */
export interface FormNotice {
  title: string;
  text: string;
  /** Refused or lost: the notice offers the telephone. If false, the input is missing or wrong. */
  isFailure: boolean;
}

/** A notice about errors ends when the guest has corrected them. */
export function noticeInForce(notice: FormNotice | null, errors: object): FormNotice | null {
  return notice?.isFailure || Object.values(errors).some(Boolean) ? notice : null;
}
