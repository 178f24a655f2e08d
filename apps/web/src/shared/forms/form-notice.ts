/** A sentence about the whole form, with the heading that the specification gives it. */
export interface FormNotice {
  title: string;
  text: string;
  /**
   * The form was sent and refused or lost, and the notice offers the telephone. If false, its input is missing or
   * wrong.
   */
  isFailure: boolean;
}

/** The notice that still applies: a notice about errors ends when the guest has corrected them. */
export function noticeInForce(notice: FormNotice | null, errors: object): FormNotice | null {
  return notice?.isFailure || Object.values(errors).some(Boolean) ? notice : null;
}
