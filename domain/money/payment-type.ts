/** Whether a rule's amounts are fixed, or percentages of the amount that the advertiser reports. */
export const paymentType = { fixed: 1, percent: 2 } as const;
