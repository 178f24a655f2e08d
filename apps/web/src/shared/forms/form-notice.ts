export interface FormNotice {
  title: string;
  text: string;
  /** Refused or lost: the notice offers the telephone. */
  isFailure: boolean;
}

/** Ends when the errors are corrected. */
export function findActiveNotice(notice: FormNotice | null, errors: object): FormNotice | null {
  return notice?.isFailure || Object.values(errors).some(Boolean) ? notice : null;
}
