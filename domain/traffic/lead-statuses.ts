/** Which lead status may follow which, whether a person, a push or a postback changes it. */

export const leadStatuses = [
  'new',
  'sent',
  'unsent',
  'hold',
  'invalid',
  'trash',
  'duplicate',
  'failed',
  'test',
] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** No advertiser has it: it may be decided again and sent again. */
const again: readonly LeadStatus[] = ['sent', 'unsent', 'hold', 'failed', 'invalid', 'trash', 'duplicate'];

const following: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'],
  // An advertiser who never answered may have taken a held lead as well.
  hold: ['sent', 'unsent', 'failed', 'trash'],
  unsent: again,
  failed: again,
  invalid: again,
  trash: again,
  duplicate: again,
  sent: ['trash'],
  test: [],
};

/** Returns whether a lead may go from one status to another. */
export const canBecome = (from: LeadStatus, to: LeadStatus): boolean => from !== to && following[from].includes(to);

/** Returns whether a lead may be decided again and sent: no advertiser has it, and it isn't new or a test. */
export const isSendable = (status: LeadStatus): boolean => canBecome(status, 'sent') && status !== 'new';

/** Returns the status of a lead that is decided again: the new decision, or unsent if that can't follow. */
export const statusAfterRedecision = (from: LeadStatus, to: LeadStatus): LeadStatus =>
  from === to || canBecome(from, to) ? to : 'unsent';
