import type { PermissionName } from '../../generated/permissions.ts';

/** What staff can do with leads, in the order of the buttons, and who may. */
export const leadActions = {
  resend: { permission: 'lead.resend', forMany: true },
  settle: { permission: 'lead.resend', forMany: false },
  grade: { permission: 'lead.grade', forMany: true },
  edit: { permission: 'lead.update', forMany: false },
  trash: { permission: 'lead.trash', forMany: true },
} as const satisfies Record<string, { permission: PermissionName; forMany: boolean }>;

export type LeadAction = keyof typeof leadActions;

/** Returns the actions that the user may take on one lead, or on several in one go. */
export const openActions = (
  { isStaff, permissions }: { isStaff: boolean; permissions: ReadonlySet<PermissionName> },
  to: 'forOne' | 'forMany',
): readonly LeadAction[] =>
  (Object.keys(leadActions) as LeadAction[]).filter((action) => {
    const { permission, forMany } = leadActions[action];
    return isStaff && permissions.has(permission) && (to === 'forOne' || forMany);
  });
