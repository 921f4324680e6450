export type CancellationTables = {
  account_cancellation: { account_id: string; asked_at: Date; due_at: Date; begun_at: Date | null };
};
