export type SchoolTables = {
  school_invitation: {
    id: string;
    token_hash: Buffer;
    organisation_id: string;
    identity: string;
    note: string;
    uses: number;
    uses_max: number;
    made_by: string;
    created_at: Date;
    ends_at: Date;
  };
};
