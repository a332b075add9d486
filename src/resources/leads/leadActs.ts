import type { PermissionName } from '../../generated/permissions.ts';

/** What staff can do with leads, in the order of the buttons, and who may. */
export const leadActs = {
  resend: { permission: 'lead.resend', forMany: true },
  settle: { permission: 'lead.resend', forMany: false },
  grade: { permission: 'lead.grade', forMany: true },
  edit: { permission: 'lead.update', forMany: false },
  trash: { permission: 'lead.trash', forMany: true },
} as const satisfies Record<string, { permission: PermissionName; forMany: boolean }>;

export type LeadAct = keyof typeof leadActs;

/** Returns the actions that the user may take on one lead, or on several in one go. */
export const openActs = (
  { isStaff, permissions }: { isStaff: boolean; permissions: ReadonlySet<PermissionName> },
  to: 'forOne' | 'forMany',
): readonly LeadAct[] =>
  (Object.keys(leadActs) as LeadAct[]).filter((act) => {
    const { permission, forMany } = leadActs[act];
    return isStaff && permissions.has(permission) && (to === 'forOne' || forMany);
  });
