/** Which status of a lead may follow which, no matter whether a person, a push or a postback changes it. */

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

/** Nobody has it: it may be decided about and sent again. */
const again: readonly LeadStatus[] = ['sent', 'unsent', 'hold', 'failed', 'invalid', 'trash', 'duplicate'];

const following: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['sent', 'unsent', 'hold', 'invalid', 'trash', 'duplicate', 'failed', 'test'],
  // An advertiser whose answer never came may have taken a held lead as well.
  hold: ['sent', 'unsent', 'failed', 'trash'],
  unsent: again,
  failed: again,
  invalid: again,
  trash: again,
  duplicate: again,
  sent: ['trash'],
  test: [],
};

/** Whether a lead of one status may get another. */
export const canBecome = (from: LeadStatus, to: LeadStatus): boolean => from !== to && following[from].includes(to);

/** Whether a lead may be decided about once more and sent: nobody has it, and it is meant for somebody. */
export const isSendable = (status: LeadStatus): boolean => canBecome(status, 'sent') && status !== 'new';

/** What a lead becomes that is decided about once more: what was decided, or unsent where that can't follow. */
export const statusAfterRedecision = (from: LeadStatus, to: LeadStatus): LeadStatus =>
  from === to || canBecome(from, to) ? to : 'unsent';
