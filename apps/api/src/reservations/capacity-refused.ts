import type { CapacityRefusal } from '@strapec/domain';

/** Thrown inside the transaction so that it rolls back; the service turns it into a problem with alternatives. */
export class CapacityRefused extends Error {
  constructor(readonly refusal: CapacityRefusal) {
    super(refusal);
  }
}
