import type { PipeTransform } from '@nestjs/common';
import { emailSought, keptEmail } from '../http/person-rules.js';
import { Problem } from '../http/problem.js';

const rule = emailSought('email_address_invalid');

/** The e-mail in a path; one that cannot be an address is as unknown as any other. */
export const emailInPath: PipeTransform<string, string> = {
  transform(typed) {
    const email = keptEmail(typed);
    if (rule(email, {})) throw new Problem('not_found');
    return email;
  },
};
