/** A sentence about the whole form, with the heading that the specification gives it. */
export interface FormNotice {
  title: string;
  text: string;
  /** The form was sent and refused or lost: the telephone is the other way. Else something in it is missing or wrong. */
  isFailure: boolean;
}

/** What has to be said of a form as it is now: what was wrong with it has been said once it is put right. */
export function noticeInForce(notice: FormNotice | null, faults: object): FormNotice | null {
  return notice?.isFailure || Object.values(faults).some(Boolean) ? notice : null;
}
