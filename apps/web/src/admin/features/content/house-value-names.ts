/** The values of the house that every text may hold. */
export const houseValueNames = [
  ...(['name', 'street', 'city', 'phone', 'email', 'company', 'year'] as const),
  ...(['openDays', 'openHours', 'OpenHours', 'opensAt', 'closedDays', 'ClosedDays', 'part'] as const),
  ...(['largestParty', 'largestPartyOnline', 'approvalFrom', 'depositFrom', 'holdMinutes', 'lateCancelHours'] as const),
  'horizonDays',
] as const;
