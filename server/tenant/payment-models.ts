/** The payment models of a new network; it may rename them, add others and deactivate them. */
export const paymentModels: readonly { title: string; description: string }[] = [
  { title: 'CPA', description: 'Cost per action: paid once a goal is reached, such as a deposit or a sale.' },
  { title: 'CPL', description: 'Cost per lead: paid for each lead that the advertiser accepts.' },
  { title: 'RevShare', description: 'Revenue share: a percentage of what the advertiser earns.' },
  { title: 'Hybrid', description: 'A fixed amount for the action, and a share of revenue after it.' },
];
