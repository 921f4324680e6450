export type ShownPagesTables = {
  shown_page: {
    document_id: string;
    page_id: string;
    picture_hash: string;
    state_hash: string;
    drawn_at: Date;
  };
};
