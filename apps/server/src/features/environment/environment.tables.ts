export type EnvironmentTables = {
  environment_override: {
    feature: string;
    identity_id: string;
    enable: boolean;
    updated_at: Date;
  };
};
